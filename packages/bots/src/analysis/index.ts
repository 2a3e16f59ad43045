// The public API of the analysis: how much luck a game had, how many points its player lost, and at which decisions.
export { type Advised, type AdviseOptions, advise } from './advise.ts';
export { type AnalyseOptions, analyse } from './analyse.ts';
export {
  type Alternative,
  ANALYSIS_METHOD,
  type Analysis,
  type Decision,
  levelLike,
  type Stretch,
} from './analysis.ts';
export { type Chances, chances, type SeatChances } from './chances.ts';
export { Evaluator, loadEvaluator } from './evaluator.ts';
export { type Comparison, type Explanation, explain, type TryOptions } from './explain.ts';
export {
  DECISION_KINDS,
  type DecisionKind,
  isError,
  JUDGEMENTS,
  type Judgement,
  THRESHOLDS,
} from './judgement.ts';
