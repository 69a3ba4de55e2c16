// The package has no types of its own; only this much of it is used.
declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): unknown;
}
