import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of this answer's content security policy; undefined in the browser, which hides it anyway. */
export const useNonce = () => useContext(NonceContext);
