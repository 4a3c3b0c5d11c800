package dev.stoa.benchmarks.measure;

import java.util.Locale;

/** What the figures of a row are counted in. */
public enum Unit {
  /** Operations a second. */
  RATE(true) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, "%,.0f/s", value);
    }
  },
  /** The median time of one call, in milliseconds. */
  TIME(false) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, value < SHOWN_WHOLE ? "%.2f ms" : "%,.0f ms", value);
    }
  },
  /** The CPU seconds of a process. */
  CPU(false) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, "%.2f s", value);
    }
  },
  BYTES(false) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, "%,.0f B", value);
    }
  },
  /** Percents of answers that are right. */
  RIGHT(true) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, "%.1f %%", value);
    }
  },
  /** Percents of one core. */
  SHARE(false) {
    @Override
    public String format(double value) {
      return String.format(Locale.ROOT, "%.1f %%", value);
    }
  };

  private static final double SHOWN_WHOLE = 100;

  private final boolean moreIsBetter;

  Unit(boolean moreIsBetter) {
    this.moreIsBetter = moreIsBetter;
  }

  public abstract String format(double value);

  /** A limit in words: a rate is at least this much, anything else at most. */
  public String formatLimit(double limit) {
    return (moreIsBetter ? "≥ " : "≤ ") + format(limit).replace(".00 ", " ").replace(".0 ", " ");
  }

  /** How many times as fast the first is as the second. */
  double ratio(double ours, double theirs) {
    return moreIsBetter ? ours / theirs : theirs / ours;
  }

  boolean keeps(double value, double limit) {
    return moreIsBetter ? value >= limit : value <= limit;
  }
}
