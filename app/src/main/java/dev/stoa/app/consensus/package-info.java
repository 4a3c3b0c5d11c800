/** The demo of conclusions. */
@NullMarked
package dev.stoa.app.consensus;

import org.jspecify.annotations.NullMarked;
