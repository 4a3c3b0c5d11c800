/** Commands and demo section of tiered memory. */
@NullMarked
package dev.stoa.app.memory;

import org.jspecify.annotations.NullMarked;
