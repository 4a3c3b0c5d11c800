package dev.stoa.benchmarks.measure;

/** One call of some work; the number is different for every call of an area. */
@FunctionalInterface
public interface MeasuredWork {
  void call(int number) throws Exception;

  /** What has to be done before each call, and is not measured; nothing unless stated. */
  default void prepare() throws Exception {}

  /** Work before which something is done that is not measured. */
  static MeasuredWork after(Preparation preparation, MeasuredWork work) {
    return new MeasuredWork() {
      @Override
      public void call(int number) throws Exception {
        work.call(number);
      }

      @Override
      public void prepare() throws Exception {
        preparation.run();
      }
    };
  }

  /** What comes before some work. */
  @FunctionalInterface
  interface Preparation {
    void run() throws Exception;
  }
}
