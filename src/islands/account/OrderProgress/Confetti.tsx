import styles from './Confetti.module.css';

/** x, y, half of the size and color of each piece, left and right of the ring. */
const pieces =
  '66,99,7,0 50,179,6,1 330,239,5,2 300,219,6,0 326,212,7,2 61,89,5,2 58,205,7,3 305,169,4,4 41,248,6,0 29,231,6,4 51,95,5,3 38,177,7,2 36,84,6,4 318,187,7,0 50,150,6,2 301,94,5,3 324,123,6,2 30,205,4,0 305,152,5,4 297,70,4,3 20,93,6,1 335,172,4,1 34,147,4,1'
    .split(' ')
    .map((piece) => piece.split(',').map(Number) as [number, number, number, number]);

/** Falls once, when an order has just been placed; does not move where less motion is preferred. */
export function Confetti() {
  return (
    <svg className={styles['confetti']} viewBox="0 0 358 440" aria-hidden="true">
      {pieces.map(([x, y, half, color], index) => (
        <path
          key={`${x} ${y}`}
          data-color={color}
          d={`M${x} ${y}l${half} ${half}l-${half} ${half}l-${half}-${half}z`}
          transform={`rotate(${(index * 37) % 90} ${x} ${y + half})`}
        />
      ))}
    </svg>
  );
}
