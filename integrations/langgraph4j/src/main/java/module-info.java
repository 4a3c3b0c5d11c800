/** Stoa as the store of checkpoints of langgraph4j. */
module dev.stoa.langgraph4j {
  requires transitive dev.stoa.application;
  requires transitive langgraph4j.core;
  requires static org.jspecify;

  exports dev.stoa.langgraph4j;
}
