import { useSyncExternalStore } from 'react';

const PHONE = matchMedia('(width < 48rem)');

function listen(changed: () => void): () => void {
  PHONE.addEventListener('change', changed);
  return () => {
    PHONE.removeEventListener('change', changed);
  };
}

/** As narrow as the style sheets call a phone. */
export const useIsOnPhone = (): boolean => useSyncExternalStore(listen, () => PHONE.matches);
