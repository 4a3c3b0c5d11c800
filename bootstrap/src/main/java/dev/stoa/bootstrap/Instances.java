package dev.stoa.bootstrap;

/** Where a workspace has its operations from: one instance of each type. */
interface Instances {

  <T> T of(Class<T> type);
}
