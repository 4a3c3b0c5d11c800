/** Layer rules, for this build and for every service that is laid out like it. */
@NullMarked
package dev.stoa.architecture;

import org.jspecify.annotations.NullMarked;
