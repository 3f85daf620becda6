import { useEffect } from 'react';

/** Who uses the keyboard goes on near by when what had the focus leaves the page: a row that is done, a button that did its work. */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      around = target instanceof HTMLElement ? withAncestors(target) : [];
    };
    // Who points at nothing means to be nowhere.
    const forget = () => {
      around = [];
    };
    const goOn = () => {
      const [last] = around;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const place = around.find((one) => one.isConnected && one.hasAttribute('tabindex'));
      (place ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(goOn);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
}

function withAncestors(element: HTMLElement): readonly HTMLElement[] {
  const found = [element];
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}
