/** What other floors may read and change of an event's functions. */
export { functionColumns } from './columns.ts';
export { wrongBesideOthers, type FunctionInput } from './wrong-beside-others.ts';
export { found } from './find-function.ts';
export { clearFunctionPosition } from './positions-repository.ts';
export { hasOwnPlace, presentFunction, presentHosted } from './present.ts';
export {
  changeFunction,
  comingToFunction,
  countFunctionAnswers,
  countFunctions,
  deleteFunctionRow,
  findFunctions,
  findFunctionsOfEvents,
  insertFunction,
  insertFunctions,
  lockFunctionsOf,
  saveFunctionOrder,
  type AnsweredFunctionRow,
  type CountedRow,
  type FunctionRow,
} from './repository.ts';
