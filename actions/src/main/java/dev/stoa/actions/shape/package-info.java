/** How types look outside Java: read, written and described by one model. */
@NullMarked
package dev.stoa.actions.shape;

import org.jspecify.annotations.NullMarked;
