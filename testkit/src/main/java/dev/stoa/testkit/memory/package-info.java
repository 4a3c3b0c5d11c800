/** What every store of memories must do, and fakes that do it. */
@NullMarked
package dev.stoa.testkit.memory;

import org.jspecify.annotations.NullMarked;
