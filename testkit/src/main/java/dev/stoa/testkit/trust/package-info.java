/** What every store of origins must do. */
@NullMarked
package dev.stoa.testkit.trust;

import org.jspecify.annotations.NullMarked;
