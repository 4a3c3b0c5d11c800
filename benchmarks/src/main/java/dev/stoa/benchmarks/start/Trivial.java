package dev.stoa.benchmarks.start;

/** The least a Java program does. */
final class Trivial {

  private Trivial() {}

  public static void main(String[] args) {
    System.out.println("done");
  }
}
