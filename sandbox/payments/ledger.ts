import { BoundedMap } from '#sandbox/memory.ts';

/** Money that moved. Amounts in paise, moments in Unix seconds. */
interface Moved {
  payment_id: string;
  order_id: string;
  /** The merchant's receipt or reference. */
  reference: string | null;
  amount: number;
  currency: string;
  at: number;
}

/** The provider's own record of money, as `/razorpay/ledger.json` shows it; oldest first. */
export interface LedgerJson {
  /** False once the oldest entries were forgotten: sums then no longer cover everything. */
  complete: boolean;
  charges: (Moved & { payment_link_id: string | null })[];
  refunds: (Moved & { refund_id: string })[];
  /** Sums in INR. */
  totals: { charged: number; refunded: number; kept: number };
}

const most = 25_000;

const sum = (moved: readonly Moved[]): number =>
  moved.reduce((total, { amount, currency }) => total + (currency === 'INR' ? amount : 0), 0);

/** What was charged and given back, kept apart from the records and never changed. */
export class Ledger {
  readonly charges = new BoundedMap<LedgerJson['charges'][number]>(most);
  readonly refunds = new BoundedMap<LedgerJson['refunds'][number]>(most);

  toJSON(): LedgerJson {
    const [charges, refunds] = [[...this.charges.values()], [...this.refunds.values()]];
    const [charged, refunded] = [sum(charges), sum(refunds)];
    return {
      complete: this.charges.dropped + this.refunds.dropped === 0,
      charges,
      refunds,
      totals: { charged, refunded, kept: charged - refunded },
    };
  }
}
