export { lieutenant } from './lieutenant.ts';
