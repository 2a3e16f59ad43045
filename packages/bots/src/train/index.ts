// Training, for Node only.
export { DEFAULT_PLAN, type Plan } from './plan.ts';
export {
  type Card,
  netFile,
  planIn,
  REPORT_SEED,
  type Report,
  type Run,
  SELECTION_SEED,
  train,
} from './training.ts';
