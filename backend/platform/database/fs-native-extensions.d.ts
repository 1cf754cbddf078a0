declare module 'fs-native-extensions' {
  /** Asks for an exclusive lock on an open file. @returns whether it was granted */
  export function tryLock(descriptor: number): boolean;
}
