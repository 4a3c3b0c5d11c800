package dev.stoa.benchmarks.measure;

/** One call of some work; the number is different for every call of an area. */
@FunctionalInterface
public interface MeasuredWork {
  void call(int number) throws Exception;
}
