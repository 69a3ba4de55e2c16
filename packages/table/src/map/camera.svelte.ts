import {
  type Camera,
  clampCamera,
  resizeCamera,
  reveal,
  type Size,
  WHOLE,
  zoomAt,
} from './camera.ts';

/** A press becomes a drag when it has moved so far. */
const DRAG_PX = 6;
const WHEEL_STEP = 1.0015;
const BUTTON_STEP = 1.4;

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Pan and zoom of the map by mouse, wheel, fingers and keys. */
export class MapCamera {
  at = $state.raw<Camera>(WHOLE);
  size = $state.raw<Size>({ width: 1, height: 1 });
  isMoving = $state(false);
  #fingers = new Map<number, Finger>();
  #start: { at: Camera; x: number; y: number } | null = null;
  #spread = 0;
  #hasDragged = false;

  /** The press that ends now was a drag: the click that follows it means nothing. */
  get hasDragged(): boolean {
    return this.#hasDragged;
  }

  get isWhole(): boolean {
    return this.at.zoom === 1;
  }

  resize(size: Size): void {
    this.at = resizeCamera(this.at, this.size, size);
    this.size = size;
  }

  zoom(direction: 1 | -1): void {
    const { width, height } = this.size;
    const by = direction > 0 ? BUTTON_STEP : 1 / BUTTON_STEP;
    this.at = zoomAt(this.at, by, { x: width / 2, y: height / 2 }, this.size);
  }

  /** So close, at the middle of the map. */
  lookCloser(zoom: number): void {
    const { width, height } = this.size;
    this.at = zoomAt(WHOLE, zoom, { x: width / 2, y: height / 2 }, this.size);
  }

  fit(): void {
    this.at = WHOLE;
  }

  show(box: { x: number; y: number; width: number; height: number }): void {
    this.at = reveal(this.at, box, this.size);
  }

  wheel(delta: number, point: Finger): void {
    this.at = zoomAt(this.at, WHEEL_STEP ** -delta, point, this.size);
  }

  press(id: number, point: Finger): void {
    if (this.#fingers.size === 0) this.#hasDragged = false;
    this.#fingers.set(id, point);
    this.#begin();
  }

  move(id: number, point: Finger): void {
    if (!this.#fingers.has(id) || this.#start === null) return;
    this.#fingers.set(id, point);
    const middle = this.#middle();
    const dx = middle.x - this.#start.x;
    const dy = middle.y - this.#start.y;
    if (this.#fingers.size < 2 && Math.hypot(dx, dy) < DRAG_PX && !this.#hasDragged) return;
    this.#hasDragged = true;
    this.isMoving = true;
    const { at } = this.#start;
    const moved = { ...at, x: at.x + dx, y: at.y + dy };
    const spread = this.#spreadNow();
    const by = this.#spread > 0 && spread > 0 ? spread / this.#spread : 1;
    this.at = zoomAt(clampCamera(moved, this.size), by, middle, this.size);
  }

  release(id: number): void {
    this.#fingers.delete(id);
    this.#begin();
    if (this.#fingers.size === 0) this.isMoving = false;
  }

  #begin(): void {
    this.#spread = this.#spreadNow();
    this.#start = this.#fingers.size === 0 ? null : { at: this.at, ...this.#middle() };
  }

  #middle(): Finger {
    const fingers = [...this.#fingers.values()];
    const sum = fingers.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    const count = Math.max(1, fingers.length);
    return { x: sum.x / count, y: sum.y / count };
  }

  #spreadNow(): number {
    const [one, two] = [...this.#fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
}
