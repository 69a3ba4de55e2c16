/** How the map is looked at: its left top corner within the window, in pixels; 1 shows it whole. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
export const MOST_ZOOM = 5;

/** One may look closer and move about, but not lose the map. */
export function clampCamera({ x, y, zoom: wanted }: Camera, size: Size): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, wanted));
  const within = (at: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - zoom), at));
  return { x: within(x, size.width), y: within(y, size.height), zoom };
}

/** The same part of the map in a window of another size. */
export const resizeCamera = ({ x, y, zoom }: Camera, from: Size, to: Size): Camera =>
  clampCamera({ x: (x * to.width) / from.width, y: (y * to.height) / from.height, zoom }, to);

/** Zooms so that the place under the pointer stays under the pointer. */
export function zoomAt(
  camera: Camera,
  by: number,
  at: { x: number; y: number },
  size: Size,
): Camera {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, camera.zoom * by));
  const ratio = zoom / camera.zoom;
  return clampCamera(
    { x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio, zoom },
    size,
  );
}

/** Moves the window just so far that the rectangle (in pixels of the whole map) is in sight. */
export function reveal(
  camera: Camera,
  box: { x: number; y: number; width: number; height: number },
  size: Size,
): Camera {
  const { zoom } = camera;
  const along = (at: number, from: number, length: number, room: number): number => {
    const start = from * zoom + at;
    const end = (from + length) * zoom + at;
    if (start < 0) return at - start;
    return end > room ? at - (end - room) : at;
  };
  return clampCamera(
    {
      x: along(camera.x, box.x, box.width, size.width),
      y: along(camera.y, box.y, box.height, size.height),
      zoom,
    },
    size,
  );
}
