/** Meters of units of work, and gauges of what a workspace holds. */
@NullMarked
package dev.stoa.micrometer;

import org.jspecify.annotations.NullMarked;
