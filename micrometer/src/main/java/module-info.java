/** Meters of units of work, and gauges of what a workspace holds. */
module dev.stoa.micrometer {
  requires transitive dev.stoa.application;
  requires micrometer.commons;
  requires transitive micrometer.core;
  requires transitive micrometer.observation;
  requires static org.jspecify;

  exports dev.stoa.micrometer;
}
