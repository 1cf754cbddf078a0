// pictures that are refused (spec sections 5 and 9)
export const tooLarge = 'This picture is larger than 5 MB. Choose a smaller one.';
export const notAPicture = 'This file is not a picture we can read. Choose a PNG or JPG.';
export const uploadUnreadable = 'The upload could not be read. Please choose the picture again.';
export const uploadFailed = 'The picture could not be uploaded. Check your connection and choose it again.';
export const gone = 'This picture is no longer there. Choose it again.';
