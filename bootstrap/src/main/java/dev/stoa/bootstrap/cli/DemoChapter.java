package dev.stoa.bootstrap.cli;

/** The part of the demo that one context tells. */
public interface DemoChapter {

  /** What it is about, in a few words. */
  String title();

  /** Plays it on the demo's workspace, for real, and shows what happened. */
  void play(DemoStage stage);
}
