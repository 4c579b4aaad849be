import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";

const NEAR = "120px";
const EVENTS = ["click", "focusin"] as const;

/**
 * A module whose code is loaded when it comes near the window. Until then the page keeps the server's HTML, and clicks
 * on it are queued.
 * @param load imports the module; the page imports its style sheets
 * @param built the module itself, for server rendering
 */
export function island<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  built?: { default: ComponentType<Props> } | false,
) {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const Module = built ? built.default : lazy(() => opened.then(load).catch(failed));

  // Rendering again would replace the server's HTML.
  return memo(function Island(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const early = useRef<HTMLElement[]>([]);
    useEffect(() => {
      const place = box.current;
      if (!place) return undefined;
      // React stops events on dehydrated content at its root, so they are captured above it.
      const keep = ({ type, target }: Event) => {
        if (!(target instanceof Element) || !place.contains(target) || isAwake(place)) return;
        open();
        const control = type === "click" ? target.closest<HTMLElement>("button") : null;
        if (control) early.current.push(control);
      };
      const watching = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) open();
        },
        { rootMargin: NEAR },
      );
      watching.observe(place);
      for (const type of EVENTS) document.addEventListener(type, keep, true);
      return () => {
        watching.disconnect();
        for (const type of EVENTS) document.removeEventListener(type, keep, true);
      };
    }, []);
    const wake = () => {
      if (!box.current) return;
      box.current.dataset["awake"] = "";
      for (const control of early.current.splice(0)) if (control.isConnected) control.click();
    };
    return (
      <div ref={box}>
        <Suspense fallback={null}>
          <Module {...props} />
          <Awake onAwake={wake} />
        </Suspense>
      </div>
    );
  });
}

function Awake({ onAwake }: { onAwake: () => void }) {
  // Runs once: the module stays awake.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onAwake, []);
  return null;
}

function isAwake({ dataset }: HTMLElement): boolean {
  return dataset["awake"] !== undefined;
}

// Keeps the server's HTML. The rejection reaches the guard of the boot script, which may reload once.
function failed(reason: unknown): Promise<never> {
  void Promise.reject(reason);
  return new Promise(() => undefined);
}
