/** The few words every context shares. Speaks of: nothing else. */
@NullMarked
package dev.stoa.domain.kernel;

import org.jspecify.annotations.NullMarked;
