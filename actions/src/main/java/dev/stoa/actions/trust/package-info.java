/** The actions of origins and trust. */
@NullMarked
package dev.stoa.actions.trust;

import org.jspecify.annotations.NullMarked;
