/** The demo section of memory. */
@NullMarked
package dev.stoa.app.memory;

import org.jspecify.annotations.NullMarked;
