import { faultDetail, faultWords } from './fault';

/** `what`: what was being done, as a sentence ("The file could not be loaded."). */
export function FaultNotice({ what, error }: { what: string; error: unknown }) {
  return (
    <div class="notice wrong" role="alert">
      <p>
        <strong>{what}</strong> {faultWords(error)}
      </p>
      <p class="why" lang="en">
        {faultDetail(error)}
      </p>
    </div>
  );
}
