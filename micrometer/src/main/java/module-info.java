/** Meters of units of work, and gauges of what a workspace holds. */
module dev.stoa.micrometer {
  requires transitive dev.stoa.application;
  requires transitive micrometer.core;
  requires static org.jspecify;

  exports dev.stoa.micrometer;
}
