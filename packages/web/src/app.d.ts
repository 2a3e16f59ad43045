// What pages keep in the browser's history.
declare global {
  namespace App {
    interface PageState {
      /** On the analysis: the events of the decisions that are made once more. */
      exercise?: number[];
    }
  }
}

export {};
