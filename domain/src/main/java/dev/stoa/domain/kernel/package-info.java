/** Types that all contexts share. */
@NullMarked
package dev.stoa.domain.kernel;

import org.jspecify.annotations.NullMarked;
