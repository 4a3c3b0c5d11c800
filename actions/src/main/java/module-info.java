/** The catalogue of actions, and how their inputs and answers look outside Java. */
module dev.stoa.actions {
  requires transitive dev.stoa.application;
  requires static transitive org.jspecify;

  exports dev.stoa.actions;
  exports dev.stoa.actions.catalogue;
  exports dev.stoa.actions.shape;
}
