/** The few words every context shares. Speaks of: json. */
@NullMarked
package dev.stoa.domain.kernel;

import org.jspecify.annotations.NullMarked;
