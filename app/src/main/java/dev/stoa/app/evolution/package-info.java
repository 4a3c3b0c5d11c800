/** The demo of evolution. */
@NullMarked
package dev.stoa.app.evolution;

import org.jspecify.annotations.NullMarked;
