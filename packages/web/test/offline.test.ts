import { expect, it } from 'vitest';
import { keepOffline, type OfflineDeps, type TakeOver } from '../src/shell/offline.ts';

// A browser's service workers, as far as the page sees them.

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  turn(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  found(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  register = async () => this.registration;
  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

async function visit(container: FakeContainer) {
  const offers: TakeOver[] = [];
  let reloads = 0;
  const deps = {
    serviceWorker: container as unknown as OfflineDeps['serviceWorker'],
    reload: () => {
      reloads++;
    },
  };
  await keepOffline((takeOver) => offers.push(takeOver), deps);
  return { offers, reloads: () => reloads };
}

it('offers no update at the first visit, even if the worker serves before it reports that it is installed', async () => {
  const container = new FakeContainer();
  const worker = new FakeWorker();
  container.registration.installing = worker;
  const { offers } = await visit(container);
  // Busy WebKit: the worker is in control when its earlier state is heard.
  container.control(worker);
  worker.turn('installed');
  expect(offers).toEqual([]);
});

it('offers a new version, which takes over when the player accepts it', async () => {
  const container = new FakeContainer();
  container.controller = new FakeWorker();
  const { offers, reloads } = await visit(container);
  const fresh = new FakeWorker();
  container.registration.found(fresh);
  fresh.turn('installed');
  expect(offers).toHaveLength(1);
  offers[0]?.();
  expect(fresh.heard).toEqual(['take-over']);
  expect(reloads()).toBe(0);
  container.control(fresh);
  expect(reloads()).toBe(1);
});

it('offers a version that is waiting, and reloads at once if it is already active', async () => {
  const container = new FakeContainer();
  container.controller = new FakeWorker();
  const waiting = new FakeWorker();
  waiting.state = 'installed';
  container.registration.waiting = waiting;
  const { offers, reloads } = await visit(container);
  expect(offers).toHaveLength(1);
  // Another window has let it in: no change will come any more.
  waiting.state = 'activated';
  offers[0]?.();
  expect(reloads()).toBe(1);
});
