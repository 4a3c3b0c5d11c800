package dev.stoa.app.demo;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The section of the demo that shows one context. */
public interface DemoSection {

  /** Its title. */
  String title();

  /** Runs operations on the workspace of the demo and shows their results. */
  void run(DemoContext demo);

  /** It and further sections of its context. */
  default Seq<DemoSection> sections() {
    return List.of(this);
  }
}
