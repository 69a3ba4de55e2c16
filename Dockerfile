# One server with the built page. Games lie in /data, or in PostgreSQL when DATABASE_URL is set.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit && npx vite build packages/web --logLevel warn && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_COMPILE_CACHE=/tmp/compiled NODE_ENV=production MALLOC_ARENA_MAX=1 HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
# `bivouac` by itself: npx would want to write into /app, which is not the server's to change.
RUN mkdir -m 700 /data && chown node /data && ln -s /app/packages/cli/bin/bivouac.js /usr/local/bin/bivouac
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The flags, and MALLOC_ARENA_MAX, are explained in packages/server/how-to-start.json.
CMD ["node", "--max-semi-space-size=8", "--no-incremental-marking-task", "packages/server/src/main.ts"]
