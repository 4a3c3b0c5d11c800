/** Types that all contexts share. Uses: json. */
@NullMarked
package dev.stoa.domain.kernel;

import org.jspecify.annotations.NullMarked;
