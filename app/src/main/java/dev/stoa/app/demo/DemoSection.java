package dev.stoa.app.demo;

/** The section of the demo that shows one context. */
public interface DemoSection {

  /** Its title. */
  String title();

  /** Runs operations on the workspace of the demo and shows their results. */
  void run(DemoContext demo);
}
